"""The syntax tree of Swift sources, as the compiler prints it: nodes with places and types.

Sources are handled as Latin-1 texts, one character for each byte, because the compiler counts bytes.
"""

import functools
import json
import re

# Parts of the compiler's output that are no code.
NOT_CODE = {
    "decl_ref", "function_ref_info", "decl_name", "base_name", "parameter_list", "parameter",
    "captured_value", "substitution_map", "conformance", "inherited_entry", "generic_signature",
    "import_decl", "enum_case_decl",
}
# Expressions that the compiler adds around another one.
WRAPPERS = {
    "load_expr", "derived_to_base_expr", "autoclosure_expr", "function_conversion_expr",
    "inject_into_optional", "erasure_expr", "inout_expr", "optional_evaluation_expr",
    "underlying_to_opaque_expr",
}
OPTIONAL_VOID = "$sytSgD"
VOID = ("$sytD", OPTIONAL_VOID)
BOOL, INT, DOUBLE, STRING = "$sSbD", "$sSiD", "$sSdD", "$sSSD"

WORD = re.compile(r"[\w$\x80-\xff]+", re.ASCII)
DIGITS = re.compile(r"\w+(?:\.\d\w*)?", re.ASCII)
SIGN = re.compile(r"[-+*/%<>=&|^~]+|\.\.[.<]")


def token_end(source, start):
    """The end of the token that starts at a place."""
    first = source[start]
    if first == '"':
        # The place may also be the quotation mark at the end of a text with values in it.
        return texts(source).get(start, start + 1)
    if first.isdigit():
        return DIGITS.match(source, start).end()
    match = WORD.match(source, start) or SIGN.match(source, start)
    return match.end() if match else start + 1


@functools.lru_cache(maxsize=4)
def texts(source):
    """The ends of all string literals, per start, also of those in other literals."""
    found, place = {}, 0
    while place < len(source):
        if source.startswith("//", place):
            place = (source.find("\n", place) + 1) or len(source)
        elif source[place] == '"':
            place = text_end(source, place, found)
        else:
            place += 1
    return found


def text_end(source, start, found):
    """The end of a string literal, whose interpolations may contain others; notes all in `found`."""
    mark = '"""' if source.startswith('"""', start) else '"'
    place = start + len(mark)
    while not source.startswith(mark, place):
        if source.startswith("\\(", place):
            place, depth = place + 2, 1
            while depth:
                if source[place] == '"':
                    place = text_end(source, place, found)
                    continue
                depth += {"(": 1, ")": -1}.get(source[place], 0)
                place += 1
        else:
            place += 2 if source[place] == "\\" else 1
    found[start] = place + len(mark)
    return found[start]


class Node:
    """A part of the code: `start` and `end` are None if the compiler knows no place."""

    __slots__ = ("kind", "key", "start", "end", "last", "type", "implicit", "parts", "parent", "raw")

    def __init__(self, raw, key, parent, source):
        self.kind, self.key, self.parent, self.raw = raw["_kind"], key, parent, raw
        self.implicit = raw.get("implicit") is True
        # A member that is found by a key path is written like any other.
        is_dynamic = self.kind == "subscript_expr" and raw["args"].get("labels") == "dynamicMember:" \
            and self.implicit
        if is_dynamic:
            self.kind = "member_ref_expr"
        kind = raw.get("type")
        self.type = kind if isinstance(kind, str) else ""
        self.start = self.end = self.last = None
        if "range" in raw:
            self.start, self.last = raw["range"]["start"], raw["range"]["end"]
            self.end = token_end(source, self.last)
        self.parts = []
        for name, value in raw.items():
            if name == "original_init" and "processed_init" in raw:
                continue
            if raw["_kind"] in ("func_decl", "subscript_decl") and name in ("result", "element"):
                continue
            if is_dynamic and name == "args":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, dict) and is_code(part):
                    self.parts.append(Node(part, name, self, source))

    def of(self, key):
        return [part for part in self.parts if part.key == key]

    def one(self, key):
        return next((part for part in self.parts if part.key == key), None)

    def all(self):
        yield self
        for part in self.parts:
            yield from part.all()

    def above(self):
        node = self.parent
        while node:
            yield node
            node = node.parent

    @property
    def bare(self):
        """The expression without what the compiler added around it."""
        node = self
        while node.kind in WRAPPERS and node.parts:
            node = node.parts[-1] if node.kind != "autoclosure_expr" else node.one("single_expr_body")
        return node

    @property
    def statements(self):
        """The statements of a block, without what the compiler adds at its end."""
        return [part for part in self.parts if part.kind != "var_decl" and not (
            part.kind == "return_stmt" and part.implicit and part.one("result") is None)]

    @property
    def arguments(self):
        """The arguments of a call or an operator, each with its label."""
        given = self.one("args")
        return [(part.raw.get("label"), part.parts[0].bare)
                for part in given.parts if part.parts] if given else []

    @property
    def owner(self):
        """The type that a member belongs to."""
        if self.raw["_kind"] == "subscript_expr":
            return self.raw["decl"]["substitutions"]["substitutions"][0]["replacement_type"]
        base = self.one("base")
        return base.bare.type if base else ""

    @property
    def name(self):
        return self.raw.get("name", {}).get("base_name", {}).get("name", "")

    def text(self, source):
        return source[self.start:self.end]


def is_code(raw):
    kind = raw.get("_kind", "")
    if not kind or kind in NOT_CODE or kind.endswith("_attr"):
        return False
    if kind.startswith("type_") and kind != "type_expr":
        return False
    return not (kind.endswith("_decl") and raw.get("implicit") is True and kind != "pattern_binding_decl")


def read(output):
    """The trees of several files, as the compiler prints them one after another: raw, per file."""
    decoder, place, trees = json.JSONDecoder(), 0, {}
    while place < len(output):
        raw, place = decoder.raw_decode(output, place)
        trees[raw["filename"]] = raw
        while place < len(output) and output[place].isspace():
            place += 1
    return trees


def is_value_part(block):
    """Whether a block is a branch of an if or switch expression."""
    return any(part.kind == "then_stmt" for part in block.parts)


def block_kind(node):
    """What owns the statements of a block: code that runs, a closure, an expression's branch, or a
    text with values in it."""
    if node.parent.kind == "tap_expr":
        return "text"
    if is_value_part(node):
        return "value"
    return "closure" if node.parent.kind == "closure_expr" else "statements"
