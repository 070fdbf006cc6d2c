"""Writes sources that contain every mutant, one of which is chosen when the program runs.

A mutant is a copy of the innermost statement that the change concerns:

    if Mutants.active == 17 {
      ... the changed statement ...
    } else {
      ... the statement ...
    }

If the statement declares something, the copy contains the rest of its block, too.
"""

import re

from .operators import RETURN, is_property
from .syntax import VOID, block_kind

DECLARING = {"pattern_binding_decl", "guard_stmt", "func_decl", "defer_stmt"}
BEGIN, END = "//#begin ", "//#end"


class Weaver:
    def __init__(self, tree, source, mutants, precision):
        """`mutants` are pairs of a number and a change, `precision` tells per number how exactly the
        place is recorded that was reached: 2 before its expression, 1 before its statement."""
        self.source, self.precision = source, precision
        self.blocks, self.initials = [], []
        self.collect(tree)
        self.in_block, self.in_initial, self.lost = {}, {}, []
        for number, change in mutants:
            self.assign(number, change)
        self.text = self.render(0, len(source))

    # Blocks whose statements can be chosen from

    def collect(self, tree):
        for node in tree.all():
            if node.kind == "brace_stmt" and self.is_eligible(node):
                statements = node.statements
                if statements and all(part.start is not None for part in statements):
                    self.blocks.append(Block(node, statements))
            elif node.kind == "pattern_entry" and is_property(node):
                value = node.one("processed_init")
                if value and value.bare.start is not None:
                    self.initials.append(value.bare)

    def is_eligible(self, node):
        if block_kind(node) in ("value", "text"):
            return False
        parent = node.parent
        if parent.kind == "closure_expr":
            return len(node.statements) > 1 and any(
                up.kind == "pattern_entry" and is_property(up) for up in node.above()
            ) and not any(up.kind == "closure_expr" for up in parent.above())
        for up in node.above():
            if up.kind in ("single_value_stmt_expr", "defer_stmt", "tap_expr"):
                return False
            if up.kind == "closure_expr":
                return up.parent is not None and any(
                    block.node is up.one("body") for block in self.blocks)
            if up.kind in ("func_decl", "constructor_decl", "destructor_decl", "accessor_decl"):
                return not up.implicit and not any(
                    higher.kind in ("brace_stmt",) for higher in up.above())
        return False

    def assign(self, number, change):
        best = None
        for block in self.blocks:
            if block.start <= change.start and change.end <= block.end:
                if best is None or best.start <= block.start and block.end <= best.end:
                    best = block
        if best:
            index = max(i for i, part in enumerate(best.statements) if part.start <= change.start)
            self.in_block.setdefault((best, index), []).append((number, change))
            return
        for value in self.initials:
            if value.start <= change.start and change.end <= value.end:
                self.in_initial.setdefault(value, []).append((number, change))
                return
        self.lost.append(number)

    # Text

    def sites(self):
        for block in self.blocks:
            yield block.start, block.end, block
        for value in self.in_initial:
            yield value.start, value.end, value

    def render(self, start, end, leave=None):
        """The text of a range, with the mutants of its blocks."""
        inside = [site for site in self.sites()
                  if start <= site[0] and site[1] <= end and site[2] is not leave]
        inside.sort(key=lambda site: (site[0], -site[1]))
        text, place = [], start
        for first, last, site in inside:
            if first < place:
                continue
            text.append(self.source[place:first])
            text.append(self.block(site) if isinstance(site, Block) else self.initial(site))
            place = last
        text.append(self.source[place:end])
        return "".join(text)

    def block(self, block):
        return self.statements(block, 0)

    def statements(self, block, index):
        part = block.statements[index]
        last = block.statements[-1]
        mutants = self.in_block.get((block, index), [])
        text = self.inner(part, block)
        rest = ""
        if index + 1 < len(block.statements):
            rest = (self.source[part.end:block.statements[index + 1].start]
                    + self.statements(block, index + 1))
        if not mutants:
            return text + rest
        whole = part.kind in DECLARING or any(change.end > part.end for _, change in mutants)
        end = last.end if whole else part.end
        chain = "".join(
            f"if Mutants.active == {number} {{\n{BEGIN}{number}\n"
            f"{self.copy(number, change, part.start, end)}\n{END}\n}} else "
            for number, change in mutants)
        return (f"{chain}{{\n{text + rest}\n}}\n" if whole else f"{chain}{{\n{text}\n}}\n" + rest)

    def inner(self, part, block):
        """A statement with the mutants of the blocks in it."""
        return self.render(part.start, part.end, leave=block)

    def initial(self, value):
        mutants = self.in_initial[value]
        text = self.render(value.start, value.end, leave=value)
        chain = "".join(
            f"\n{BEGIN}{number}\nMutants.active == {number} ? Mutants.hit("
            f"{edited(self.source, value.start, value.end, change.edits)})\n{END}\n: "
            for number, change in mutants)
        return f"({chain}{text})"

    def copy(self, number, change, start, end):
        edits, first = list(change.edits), ""
        exact = self.place(change) if self.precision.get(number, 2) == 2 else None
        if exact:
            edits = exact + edits
        else:
            first = "Mutants.hit()\n"
        return first + edited(self.source, start, end, edits)

    def place(self, change):
        """The edits that count how often the changed place is reached."""
        node = change.node
        while node is not None and not (
                node.kind == "brace_stmt" and node.start is not None
                and node.parent.kind != "tap_expr" and node.start <= change.start and change.end <= node.end):
            node = node.parent
        if node is None:
            return None
        # The node of a change found by its text may be the whole body.
        found = True
        while found:
            found = False
            for inner in node.all():
                if (inner.kind == "brace_stmt" and inner is not node and inner.start is not None
                        and inner.parent.kind != "tap_expr"
                        and inner.start <= change.start and change.end <= inner.end
                        and not (inner.start == change.start and inner.end == change.end)):
                    node, found = inner, True
                    break
        parts = [part for part in node.statements
                 if part.start is not None and part.start <= change.start]
        if not parts:
            return None
        part = parts[-1]
        kind = block_kind(node)
        if kind == "value":
            result = part.one("result")
            if result is None or result.bare.kind == "single_value_stmt_expr":
                return None
            return [(part.start, part.start, "Mutants.hit("), (part.end, part.end, ")")]
        if kind == "closure" and part.kind == "return_stmt" and part.implicit:
            if part.one("result").type not in VOID:
                return [(part.start, part.start, "Mutants.hit(); return ")]
        return [(part.start, part.start, "Mutants.hit(); ")]


class Block:
    def __init__(self, node, statements):
        self.node, self.statements = node, statements
        self.start, self.end = statements[0].start, statements[-1].end


def edited(source, start, end, edits):
    """A range of the source after edits; of those at one place, the first comes first."""
    text, place = [], start
    order = sorted(enumerate(edits), key=lambda item: (item[1][0], item[1][1], item[0]))
    for _, (first, last, new) in order:
        text.append(source[place:first])
        text.append(new)
        place = max(place, last)
    text.append(source[place:end])
    return "".join(text)


def with_returns(tree, source):
    """The source with the returns that Swift lets be omitted, so that bodies consist of statements."""
    places = set()
    for node in tree.all():
        if node.kind != "return_stmt" or not node.implicit or node.start is None:
            continue
        owner = node.parent.parent
        if owner.kind not in ("func_decl", "accessor_decl") or owner.implicit:
            continue
        if node.one("result") is not None:
            places.update(leaves(node.one("result")))
    return edited(source, 0, len(source), [(place, place, RETURN) for place in places])


def leaves(result):
    value = result.bare
    if value.kind != "single_value_stmt_expr":
        if value.type not in VOID and value.start is not None:
            yield value.start
        return
    for node in value.parts:
        yield from branches(node)


def branches(node):
    """The values of a switch or if expression."""
    for part in node.parts:
        if part.kind == "then_stmt":
            yield from leaves(part.one("result"))
        elif part.kind in ("case_stmt", "brace_stmt", "if_stmt") and part.key in (
                "cases", "body", "then_stmt", "else_stmt", "elements"):
            yield from branches(part)


def plain(text):
    """A text without what with_returns inserted."""
    return text.replace(RETURN, "")


def difference(before, after):
    """The lines that differ, before and after."""
    old, new = plain(before).splitlines(), plain(after).splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return [re.sub(r"\s+$", "", line) for line in old], [re.sub(r"\s+$", "", line) for line in new]
