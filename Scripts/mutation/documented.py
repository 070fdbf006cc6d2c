"""What the documented rules of an app determine: values, and code that only a fault reaches."""

import re

from .syntax import BOOL

ALL = "all cases"


class Documented:
    """The documented rules of all flows, and the cases of their enumerations."""

    def __init__(self, trees, sources):
        self.sources = sources
        self.cases, self.rules, structures = {}, {}, {}
        for path, tree in trees.items():
            for node in tree.all():
                if node.kind == "enum_decl":
                    self.cases[type_of(node)] = cases(node)
                if node.kind == "struct_decl":
                    structures[type_of(node)] = path, node
        waiting = [kind for kind, (_, node) in structures.items() if node.name.endswith("Rules")]
        while waiting:
            kind = waiting.pop()
            path, node = structures[kind]
            known = self.rules[kind] = {}
            for binding in node.of("members"):
                if binding.kind != "pattern_binding_decl" or "static " in binding.text(sources[path]):
                    continue
                for entry in binding.of("pattern_entries"):
                    value = entry.one("processed_init")
                    if value:
                        known[bound_name(entry)] = self.value(value, path)
                    elif binding.text(sources[path]).rstrip().endswith("?"):
                        known[bound_name(entry)] = ("nil",)
                    part = value.bare.type if value else ""
                    # Rules within rules, if they are nowhere made with other values.
                    if part in structures and part not in self.rules and self.has_defaults(
                            structures[part][1].name):
                        waiting.append(part)

    def has_defaults(self, name):
        made = re.compile(rf"\b{name}\((?!\))")
        return not any(made.search(source) for source in self.sources.values())

    def value(self, node, path):
        """The value of an expression under the documented rules; None if it is not determined."""
        node = node.bare
        source = self.sources[path]
        kind = node.kind
        if kind == "paren_expr" and node.parts:
            return self.value(node.parts[0], path)
        if kind == "boolean_literal_expr":
            return "bool", node.raw["value"] == "true"
        if kind == "nil_literal_expr":
            return ("nil",)
        if kind == "member_ref_expr":
            return self.rules.get(node.owner, {}).get(source[node.last:node.end])
        if kind == "dot_syntax_call_expr":
            name = source[node.last:node.end]
            return ("case", name) if name in self.cases.get(node.type, ()) else None
        if kind == "prefix_unary_expr" and source[node.start] == "!":
            value = self.value(node.arguments[0][1], path)
            return ("bool", not value[1]) if value and value[0] == "bool" else None
        if kind == "ternary_expr":
            condition = self.value(node.one("cond_expr"), path)
            then, other = (self.value(node.one(key), path) for key in ("then_expr", "else_expr"))
            if condition and condition[0] == "bool":
                return then if condition[1] else other
            return then if then == other else None
        if kind == "array_expr":
            values = [self.value(part, path) for part in node.of("elements")]
            known = all(value and value[0] == "case" for value in values)
            return ("set", frozenset(value[1] for value in values)) if known else None
        if kind == "binary_expr":
            return self.joined(node, path)
        if kind == "call_expr":
            return self.called(node, path)
        return None

    def joined(self, node, path):
        sign = operator(node, self.sources[path])
        if len(node.arguments) != 2 or sign is None:
            return None
        left, right = (self.value(part, path) for _, part in node.arguments)
        if sign in ("&&", "||"):
            decisive = ("bool", sign == "||")
            if decisive in (left, right):
                return decisive
            return left if left and right else None
        if sign in ("==", "!=") and left and right:
            return "bool", (left == right) == (sign == "==")
        return None

    def called(self, node, path):
        text = node.text(self.sources[path])
        if re.fullmatch(r"Set\(\w+\.allCases\)", text):
            return "set", ALL
        target = node.one("fn")
        if node.type != BOOL or not target or target.kind != "dot_syntax_call_expr":
            return None
        if not re.search(r"\.contains\(", text) or len(node.arguments) != 1:
            return None
        holder = target.arguments
        values = self.value(holder[0][1], path) if holder else None
        if not values or values[0] != "set":
            return None
        return self.contains(values[1], node.arguments[0][1], path)

    def contains(self, values, node, path):
        if values == ALL:
            return "bool", True
        if node.kind == "ternary_expr":
            found = {self.contains(values, node.one(key).bare, path)
                     for key in ("then_expr", "else_expr")}
            return found.pop() if len(found) == 1 else None
        value = self.value(node, path)
        return ("bool", value[1] in values) if value and value[0] == "case" else None

    def unreached(self, tree, path):
        """The ranges of a file whose code makes no difference unless the app has a fault."""
        for node in tree.all():
            if node.start is None:
                continue
            if node.kind in ("if_stmt", "guard_stmt"):
                yield from self.branches(node, path)
            elif node.kind == "ternary_expr":
                value = self.value(node.one("cond_expr"), path)
                if value and value[0] == "bool":
                    yield place(node.one("else_expr" if value[1] else "then_expr"))
            elif node.kind == "binary_expr":
                sign = operator(node, self.sources[path])
                parts = [part for _, part in node.arguments]
                if sign in ("&&", "||") and len(parts) == 2:
                    values = [self.value(part, path) for part in parts]
                    decisive = ("bool", sign == "||")
                    if values[0] == decisive:
                        yield place(parts[1])
                    if values[1] == decisive:
                        yield place(parts[0])
            elif node.kind == "switch_stmt":
                yield from self.other_cases(node, path)

    def branches(self, node, path):
        conditions = node.of("conditions")
        values = [self.value(part, path) if part.kind != "pattern" else None for part in conditions]
        for index, value in enumerate(values):
            if value == ("bool", False):
                for later in conditions[index + 1:]:
                    if later.start is not None:
                        yield place(later)
                if node.one("then_stmt"):
                    yield place(node.one("then_stmt"))
                return
        if all(value == ("bool", True) for value in values):
            other = node.one("body") or node.one("else_stmt")
            if other:
                yield place(other)

    def other_cases(self, node, path):
        value = self.value(node.one("subject_expr"), path)
        if not value or value[0] != "case":
            return
        found = False
        for case in node.of("cases"):
            patterns = [item.one("pattern") for item in case.of("case_label_items")]
            conditional = any(item.one("where_expr") for item in case.of("case_label_items"))
            if any(pattern is None for pattern in patterns):
                return
            named = all(pattern.kind == "pattern_enum_element" for pattern in patterns)
            matches = not named or any(
                pattern.raw["element"]["base_name"]["name"] == value[1] for pattern in patterns)
            if found or not matches:
                yield place(case.one("body"))
            found = found or (matches and not conditional)


def operator(node, source):
    target = node.one("fn")
    if target is None or target.start is None:
        return None
    match = re.compile(r"[-+*/%<>=!&|?.]+").match(source, target.last)
    return match[0] if match else None


def place(node):
    return node.start, node.end


def type_of(node):
    return "$s" + node.raw.get("usr", "s:")[2:] + "D"


def cases(node):
    """The cases of an enumeration that have no values."""
    found = []
    for element in walk(node.raw):
        if element.get("_kind") == "enum_element_decl" and "params" not in element:
            name = element["name"]["base_name"].get("name")
            if name and name not in found:
                found.append(name)
    return found


def walk(raw):
    """The direct cases, as the compiler lists them among the members."""
    for member in raw.get("members", []):
        if member.get("_kind") == "enum_element_decl":
            yield member
        elif member.get("_kind") == "enum_case_decl":
            yield from member.get("elements", [])


def bound_name(entry):
    for node in entry.all():
        if node.kind == "pattern_named":
            return node.name
    return ""
