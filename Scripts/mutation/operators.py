"""The changes that are made to the code of an app."""

import re

from .documented import operator
from .syntax import BOOL, DOUBLE, INT, STRING, VOID, block_kind

# Inserted where Swift lets `return` be omitted, so that statements can be chosen from.
RETURN = "return/*+*/ "

SIGNS = {
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "&&": ["||"], "||": ["&&"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    "..<": ["..."], "...": ["..<"],
}
OPERATORS = {
    "&&": "boolean", "||": "boolean", "..<": "boundary", "...": "boundary",
    "<": "boundary", "<=": "boundary", ">": "boundary", ">=": "boundary",
    "==": "comparison", "!=": "comparison", "===": "comparison", "!==": "comparison",
}
NUMBERS = (INT, DOUBLE)
# Names that have an opposite: the name, its replacement, whether the order of time decides.
NAMES = [
    (r"\.first\b(?!\()", ".last", False), (r"\.last\b(?!\()", ".first", False),
    (r"\.first(?=\(where)", ".last", True), (r"\.last(?=\(where)", ".first", True),
    (r"\.firstIndex\b", ".lastIndex", True), (r"\.lastIndex\b", ".firstIndex", True),
    (r"\bmin(?=\()", "max", False), (r"\bmax(?=\()", "min", False),
    (r"\.allSatisfy\b", ".contains", False), (r"\.contains(?= \{|\(where)", ".allSatisfy", False),
    (r"\.minX\b", ".maxX", False), (r"\.maxX\b", ".minX", False),
    (r"\.minY\b", ".maxY", False), (r"\.maxY\b", ".minY", False),
    (r"\.width\b(?!\()", ".height", False), (r"\.height\b(?!\()", ".width", False),
    (r"\.prefix\b", ".suffix", False), (r"\.suffix\b", ".prefix", False),
    (r"\.dropFirst\b", ".dropLast", False), (r"\.dropLast\b", ".dropFirst", False),
    (r"\.removeLast\b", ".removeFirst", True), (r"\.removeFirst\b", ".removeLast", True),
    (r"\.reversed\(\)", "", False), (r"\.sorted\(\)", "", False), (r"\.insert(?=\()", ".remove", False),
    (r"\.before\b", ".after", False), (r"\.latitude\b", ".longitude", False),
    (r"\.longitude\b", ".latitude", False),
]
NAMES = [(re.compile(pattern), new, stateful) for pattern, new, stateful in NAMES]
# The number of the next element, and others that agree with it as long as nothing was deleted.
NEXT = re.compile(r"\(([\w.]+)\.map\(\\\.\w+\)\.max\(\) \?\? 0\) \+ 1")
SEARCH = re.compile(r"([\w.]+)\.firstIndex\(?(?:where:)? ?\{ \$0\.\w+ == ([\w.]+) \}\)?")
REMOVAL = re.compile(r"([\w.]+)\.removeAll \{ \$0\.\w+ == ([\w.]+) \}")
NUMBERED = re.compile(r"for \((\w+), (\w+)\) in ")
# Names for the specifications and for the code, which nobody sees on a screen.
HIDDEN = {"id", "name", "screen", "prefix", "separator"}
EMPTY = re.compile(r"(?:nil|false|0|0\.0|\"\"|\[\]|\[:\]|\.none)$")


class Change:
    """A change: edits of the text, what kind it is, and the code that it concerns."""

    __slots__ = ("operator", "stateful", "edits", "node", "start", "end")

    def __init__(self, name, stateful, edits, node):
        self.operator, self.stateful, self.edits, self.node = name, stateful, sorted(edits), node
        self.start = min(edit[0] for edit in edits)
        self.end = max(edit[1] for edit in edits)


class Changes:
    """The changes of one file."""

    def __init__(self, path, tree, source, documented):
        self.path, self.source, self.documented = path, source, documented
        self.found = {}
        self.roots(tree)
        unreached = list(documented.unreached(tree, path))
        reached = [
            change for change in self.found.values()
            if not any(start <= change.start and change.end <= end for start, end in unreached)]
        self.unreached = len(self.found) - len(reached)
        self.all = sorted(
            reached, key=lambda change: (change.start, change.end, change.operator, change.edits))

    def add(self, name, edits, node, stateful=False):
        edits = [(start, end, new) for start, end, new in edits]
        if all(self.source[start:end] == new for start, end, new in edits):
            return
        self.found.setdefault(tuple(sorted(edits)), Change(name, stateful, edits, node))

    def replace(self, name, node, new, stateful=False):
        self.add(name, [(node.start, node.end, new)], node, stateful)

    def text(self, node):
        return self.source[node.start:node.end]

    # Where code is

    def roots(self, tree):
        """The bodies of functions and the initial values of properties."""
        for node in tree.all():
            if node.kind == "brace_stmt" and node.parent.kind in (
                    "func_decl", "constructor_decl", "destructor_decl", "accessor_decl"):
                if node.start is not None and not any(
                        up.kind == "defer_stmt" for up in node.above()):
                    self.visit(node)
                    self.names(node)
            elif node.kind == "pattern_entry" and is_property(node):
                value = node.one("processed_init")
                if value and value.bare.start is not None:
                    self.initial(node, value.bare)

    def initial(self, entry, value):
        text = self.text(entry.parent)
        if re.match(r"(?:static )?let (?:prefix|documented|faults|exemptions)\b", text):
            return
        if "Flow<" in text:
            # The name and the summary of an app are no behaviour; its closure is.
            for node in value.all():
                if node.kind == "closure_expr" and node.start is not None:
                    self.visit(node)
            return
        self.visit(value)
        self.names(value)
        self.value(value, "initial value", False)

    def visit(self, node):
        for part in node.all():
            if part.kind in ("func_decl", "defer_stmt") and part is not node:
                pass
            if part.start is None:
                if part.kind == "pattern_expr":
                    continue
                continue
            method = getattr(self, part.kind, None)
            if method and not part.implicit:
                method(part)

    # Literals and names

    def boolean_literal_expr(self, node):
        self.replace("literal", node, "false" if self.text(node) == "true" else "true")

    def integer_literal_expr(self, node):
        if node.raw.get("value") is None or not self.text(node)[0].isdigit():
            return
        self.replace("literal", node, str(int(self.text(node).replace("_", ""), 0) + 1))

    def float_literal_expr(self, node):
        if self.text(node)[0].isdigit():
            self.replace("literal", node, str(float(self.text(node).replace("_", "")) + 1))

    def string_literal_expr(self, node):
        text = self.text(node)
        if text[0] != '"' or text.startswith('"""') or hidden(node):
            return
        shown = text[1:-1]
        if len(shown) == 1 and shown.isascii():
            # It may be a character of a range: "a"..."z".
            new = "a" if shown in '!"' else chr(ord(shown) + 1)
            self.replace("text", node, f'"{new}"')
        else:
            self.add("text", [(node.end - 1, node.end - 1, "x")], node)

    def interpolated_string_literal_expr(self, node):
        text = self.text(node)
        if text[0] == '"' and not text.startswith('"""') and not hidden(node):
            self.add("text", [(node.end - 1, node.end - 1, "x")], node)

    def dot_syntax_call_expr(self, node):
        """Another case of the same enumeration."""
        names = self.documented.cases.get(node.type, ())
        name = self.source[node.last:node.end]
        if name not in names:
            return
        parent = next((up for up in node.above() if up.kind not in ("argument", "argument_list")), None)
        before = self.documented.value(parent, self.path) if parent else None
        for other in names:
            if other == name:
                continue
            if before and self.same(parent, node, other, before):
                continue
            self.add("another case", [(node.last, node.end, other)], node)

    def same(self, parent, node, other, before):
        """Whether a comparison with a documented rule has the same result with another case."""
        if parent.kind == "binary_expr":
            sign = operator(parent, self.source)
            values = [part for _, part in parent.arguments if part is not node]
            value = self.documented.value(values[0], self.path) if len(values) == 1 else None
            return (sign in ("==", "!=") and value is not None
                    and ("bool", (value == ("case", other)) == (sign == "==")) == before)
        if parent.kind == "call_expr" and before[0] == "bool":
            holder = parent.one("fn").arguments
            values = self.documented.value(holder[0][1], self.path) if holder else None
            if values and values[0] == "set":
                return ("bool", not isinstance(values[1], frozenset) or other in values[1]) == before
        return False

    def array_expr(self, node):
        """One element left out of a literal."""
        elements = [part.bare for part in node.of("elements")]
        if not 1 <= len(elements) <= 8 or any(part.start is None for part in elements):
            return
        if not node.type.startswith("$sSh") and not is_property(node.parent):
            return
        for index, part in enumerate(elements):
            start, end = part.start, part.end
            if index + 1 < len(elements):
                end = elements[index + 1].start
            elif index:
                start = elements[index - 1].end
            self.add("element left out", [(start, end, "")], node)

    def names(self, root):
        code = blank(self.source, root.start, root.end)
        for pattern, new, stateful in NAMES:
            for match in pattern.finditer(code):
                start, end = root.start + match.start(), root.start + match.end()
                self.add("opposite", [(start, end, new)], root, stateful)
        for match in NEXT.finditer(code):
            start, end = root.start + match.start(), root.start + match.end()
            for new in (f"{match[1]}.count + 1", f"{match[1]}.count", f"({match[1]}.last?.number ?? 0) + 1"):
                self.add("number from the count", [(start, end, new)], root, True)
        for match in SEARCH.finditer(code):
            start, end = root.start + match.start(), root.start + match.end()
            self.add("number as place", [(start, end, f"Optional({match[2]} - 1)")], root, True)
            self.add("number as place", [(start, end, f"Optional({match[1]}.count - 1)")], root, True)
        for match in REMOVAL.finditer(code):
            start, end = root.start + match.start(), root.start + match.end()
            for new in (f"{match[1]}.remove(at: {match[2]} - 1)", f"{match[1]}.removeFirst()",
                        f"{match[1]}.removeLast()"):
                self.add("another element removed", [(start, end, new)], root, True)

    # Operators and conditions

    def binary_expr(self, node):
        source = self.source
        sign = operator(node, source)
        place = node.one("fn").last if node.one("fn") is not None else None
        if sign is None:
            return
        signs = SIGNS.get(sign, ["-"] if sign == "+" and node.type in NUMBERS else [])
        for new in signs:
            self.add(OPERATORS.get(sign, "arithmetic"), [(place, place + len(sign), new)], node)
        if sign in ("&&", "||") and len(node.arguments) == 2:
            neutral = ("bool", sign == "&&")
            left, right = (part for _, part in node.arguments)
            for kept, left_out, edit in (
                    (left, right, (left.end, node.end, "")), (right, left, (node.start, right.start, ""))):
                if kept.start is None or self.documented.value(left_out, self.path) == neutral:
                    continue
                self.add("part of a condition left out", [edit], node)
        if sign == "??" and len(node.arguments) == 2:
            right = node.arguments[1][1]
            if right.start is not None:
                self.add("value left out", [(node.start, right.start, "")], node)

    def prefix_unary_expr(self, node):
        if self.text(node)[0] in "!-":
            self.add("negation", [(node.start, node.start + 1, "")], node)

    def ternary_expr(self, node):
        self.condition(node.one("cond_expr"), ternary=True)

    def if_stmt(self, node):
        for part in node.of("conditions"):
            if part.kind != "pattern":
                self.condition(part)
        other, then = node.one("else_stmt"), node.one("then_stmt")
        if other and not is_value(node) and not re.search(r"\breturn\b", self.text(other)):
            self.add("else left out", [(then.end, other.end, "")], node)

    def guard_stmt(self, node):
        for part in node.of("conditions"):
            if part.kind != "pattern":
                self.condition(part)

    def condition(self, node, ternary=False):
        node = node.bare
        if node.start is None or node.type != BOOL:
            return
        text, value = self.text(node), self.documented.value(node, self.path)
        for new in ("true", "false"):
            if value != ("bool", new == "true"):
                self.replace("condition " + new, node, new)
        compared = node.kind == "binary_expr" and operator(node, self.source) in ("==", "!=", "===", "!==")
        if value is None and not ternary and not compared and not text.startswith("!"):
            self.replace("negation", node, f"!({text})")
        self.replace("opposite from the second time on", node, f"Mutants.flip({text})", True)
        if value != ("bool", False) and not ternary:
            self.replace("only the first time", node, f"Mutants.once({text})", True)

    # Statements

    def brace_stmt(self, node):
        if any(up.kind == "defer_stmt" for up in node.above()):
            return
        kind = block_kind(node)
        if kind in ("value", "text"):
            return
        parts = node.statements
        if kind == "closure" and len(parts) == 1 and self.is_closure_value(parts[0]):
            self.value(parts[0].one("result") or parts[0], "return value", False)
            return
        for part in parts:
            self.statement(part)
        for first, second in zip(parts, parts[1:]):
            self.exchange(first, second)

    def is_closure_value(self, part):
        if part.kind != "return_stmt" or not part.implicit:
            return False
        return part.one("result").type not in VOID

    def statement(self, node):
        if node.kind == "return_stmt" and node.implicit:
            node = node.one("result")
        inner = node.bare
        if node.kind == "return_stmt":
            result = node.one("result")
            if result is not None and result.bare.type in VOID and result.bare.kind == "call_expr":
                call = self.text(result.bare)
                self.add("call left out", [(node.start, node.end, "return")], node)
                self.stateful(node, call, "; return")
            return
        if inner.start is None:
            inner = node
        if node.start is None or inner.start is None:
            return
        text = self.text(node)
        if node.kind == "for_each_stmt":
            self.replace("statement left out", node, "()")
            self.stateful(node, text)
            return
        if node.kind == "defer_stmt":
            self.replace("statement left out", node, "()")
            return
        if inner.kind not in ("call_expr", "assign_expr", "binary_expr", "optional_try_expr"):
            return
        if re.match(r"(?:super|self)\.init\b", text):
            return
        assigns = inner.kind == "assign_expr"
        target = text.split(" = ", 1)[0]
        if assigns and is_in_initialiser(node):
            # The first value of a property must be set.
            name = re.fullmatch(r"(?:self\.)?(\w+)", target)
            if name and name[1] not in with_initial_value(node):
                return
        if not self.is_whole_action(node):
            resets = assigns and bool(EMPTY.match(text.split(" = ", 1)[-1]))
            name = "state not reset" if resets else (
                "assignment left out" if assigns else "call left out")
            self.replace(name, node, "()", resets)
        self.stateful(node, text)
        match = re.fullmatch(r"(.+)\.toggle\(\)", text)
        if match:
            for new in ("true", "false"):
                self.replace("literal", node, f"{match[1]} = {new}", True)
        match = re.fullmatch(r"(.+)\.remove\(at: (.+)\)", text)
        if match and match[2] != "0":
            self.replace("first instead of the given place", node, f"{match[1]}.remove(at: 0)", True)
        match = re.fullmatch(r"(.+)\.append\((.+)\)", text)
        if match and "." not in match[2]:
            self.replace("order", node, f"{match[1]}.insert({match[2]}, at: 0)", True)

    def stateful(self, node, text, rest=""):
        self.replace("only the first time", node, f"if Mutants.first {{ {text} }}{rest}", True)
        self.replace("only from the second time on", node, f"if Mutants.later {{ {text} }}{rest}", True)

    def is_whole_action(self, node):
        """Whether it is all that a closure does which is assigned: leaving out either is the same."""
        ups = [up for up in node.above() if up.kind not in WRAPPED]
        if len(ups) < 3 or ups[0].kind != "brace_stmt" or ups[1].kind != "closure_expr":
            return False
        return len(ups[0].statements) == 1 and ups[2].kind == "assign_expr"

    def exchange(self, first, second):
        parts = []
        for node in (first, second):
            if node.kind == "return_stmt" or node.start is None:
                return
            if node.bare.kind not in ("call_expr", "assign_expr", "if_stmt", "for_each_stmt"):
                return
            parts.append(self.text(node))
        if any(re.match(r"(?:super|self)\.init\b", text) for text in parts):
            return
        if are_independent(*parts):
            return
        between = self.source[first.end:second.start]
        self.add("order", [(first.start, second.end, parts[1] + between + parts[0])], first, True)

    def return_stmt(self, node):
        result = node.one("result")
        if result is not None and result.bare.kind != "single_value_stmt_expr":
            self.value(result, "return value", True)

    def value(self, node, name, keeps):
        """A value replaced by an empty one; or, from the second time on, by that of the first."""
        optional = node.type
        node = node.bare
        if node.start is None:
            return
        text = self.text(node)
        new = []
        for kind in {optional, node.type}:
            if kind == BOOL:
                new += ["true", "false"]
            elif kind in NUMBERS:
                new += ["0"]
            elif kind == STRING:
                new += ['""']
            elif kind.endswith("SgD"):
                new += ["nil"]
            elif kind.startswith("$sSDy"):
                new += ["[:]"]
            elif kind.startswith(("$sSa", "$sSh")):
                new += ["[]"]
        value = self.documented.value(node, self.path)
        for empty in sorted(set(new)):
            if value is not None and value == ("bool", empty == "true"):
                continue
            if "$0" in text and self.ends_closure(node):
                # A closure must name what it is given.
                if empty == "nil":
                    continue
                given = ", ".join(sorted(set(re.findall(r"\$\d", text))))
                empty = f"({given}, {empty}).{given.count(',') + 1}"
            self.replace(name, node, empty)
        literal = value is not None or node.kind.endswith("literal_expr")
        if keeps and not literal and node.type not in VOID and not text.startswith("."):
            self.replace("value of the first time", node, f"Mutants.stale({text})", True)

    def ends_closure(self, node):
        up = node.parent
        while up.kind in WRAPPED:
            up = up.parent
        return up.kind == "brace_stmt" and up.parent.kind == "closure_expr"

    def then_stmt(self, node):
        result = node.one("result")
        if result is not None and result.bare.kind != "single_value_stmt_expr":
            self.value(result, "return value", False)

    def subscript_expr(self, node):
        """The first element instead of the one at a place."""
        if len(node.arguments) != 1:
            return
        label, place = node.arguments[0]
        if label is None and place.type == INT and place.kind != "integer_literal_expr":
            self.replace("first instead of the given place", place, "0", True)


WRAPPED = {"optional_evaluation_expr", "return_stmt", "function_conversion_expr", "capture_list",
           "inject_into_optional"}


def is_value(node):
    return node.parent is not None and node.parent.kind == "single_value_stmt_expr"


def is_property(entry):
    """Whether it is the initial value of a property, and no local one."""
    binding = entry.parent
    return (entry.kind == "pattern_entry" and binding is not None
            and binding.kind == "pattern_binding_decl"
            and binding.parent is not None and binding.parent.kind != "brace_stmt")


def is_in_initialiser(node):
    for up in node.above():
        if up.kind == "closure_expr":
            return False
        if up.kind == "constructor_decl":
            return True
    return False


# Calls that only return or position something.
HARMLESS = {"contains", "place", "placeContent", "enumerated", "Double", "max", "min", "width", "zip"}


def are_independent(first, second):
    """Whether two statements only set or position different things, so that their order is free."""
    sets = []
    for text in (first, second):
        if not {name for name in re.findall(r"(\w+)\(", text)} <= HARMLESS | {"Color", "Font"}:
            return False
        sets.append(set(re.findall(r"([\w.?]+) [-+*/]?= ", text))
                    | set(re.findall(r"([\w.?]+)\.place\(", text))
                    | set(re.findall(r"placeContent\(\s*(\w+)", text)))
    return not any(re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", other)
                   for names, other in ((sets[0], second), (sets[1], first)) for name in names)


def with_initial_value(node):
    """The properties of the type around a place that have a value from the start."""
    for up in node.above():
        if up.kind in ("class_decl", "struct_decl"):
            return {part.name for entry in up.parts if entry.kind == "pattern_binding_decl"
                    for one in entry.of("pattern_entries") if one.one("processed_init")
                    for part in one.all() if part.kind == "pattern_named"}
    return set()


def hidden(node):
    """Whether a text is a name that nobody sees on a screen."""
    for up in node.above():
        if up.kind == "argument":
            return up.raw.get("label") in HIDDEN
        if up.kind in ("brace_stmt", "pattern_entry", "array_expr", "ternary_expr"):
            return False
    return False


STRING_OR_COMMENT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*')


def blank(source, start, end):
    """The code of a range without its texts and comments."""
    return STRING_OR_COMMENT.sub(lambda match: "_" * len(match[0]), source[start:end])
