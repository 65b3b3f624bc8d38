/** Independent sums, enough to keep two multipliers busy. */
const chains = 8;
/** Multiplications and additions of one turn of the loop. */
export const flopsPerTurn = (isSimd: boolean): number => chains * 2 * (isSimd ? 4 : 1);

/**
 * A WebAssembly module, as bytes, that exports `run(turns: i32) -> f32`: each turn does `sum = sum * m + c` on eight
 * sums, four lanes wide with SIMD. With m = 0.5 and c = 1 every sum comes to 2, whatever the machine; they begin at
 * different values, so that no compiler takes them for one. It is the instruction mix of the face model's matrix
 * kernels, without their memory traffic. The result is the total of the eight.
 *
 *   (func (export "run") (param $turns i32) (result f32)
 *     (local $m $c $s1 … $s8)
 *     (loop  $s1 = $s1 * $m + $c …  br_if (turns -= 1))
 *     $s1 + … + $s8)
 *
 * A browser without SIMD refuses to validate the SIMD form: that is how it is told.
 */
export function kernelModule(isSimd: boolean): Uint8Array<ArrayBuffer> {
  const lane = isSimd ? [0x7b] : [0x7d]; // v128, f32
  const splat = isSimd ? [0xfd, 0x13] : [];
  const times = isSimd ? [0xfd, 0xe6, 0x01] : [0x94];
  const plus = isSimd ? [0xfd, 0xe4, 0x01] : [0x92];
  const get = (local: number): number[] => [0x20, local];
  const set = (local: number): number[] => [0x21, local];
  const constant = (value: number): number[] => [0x43, ...new Uint8Array(Float32Array.of(value).buffer), ...splat];
  const [turns, m, c, first] = [0, 1, 2, 3];
  const sums = Array.from({ length: chains }, (_, i) => first + i);

  const body = [
    ...[1, 2 + chains, ...lane],
    ...[...constant(0.5), ...set(m), ...constant(1), ...set(c)],
    ...sums.flatMap((sum) => [...constant(sum), ...set(sum)]),
    ...[0x03, 0x40], // loop
    ...sums.flatMap((sum) => [...get(sum), ...get(m), ...times, ...get(c), ...plus, ...set(sum)]),
    ...[...get(turns), 0x41, 1, 0x6b, 0x22, turns, 0x0d, 0, 0x0b], // br_if (turns = turns - 1), end
    ...sums.slice(1).reduce((code, sum) => [...code, ...get(sum), ...plus], get(first)),
    ...(isSimd ? [0xfd, 0x1f, 0] : []), // f32x4.extract_lane 0
    0x0b,
  ];
  const section = (id: number, bytes: number[]): number[] => [id, ...lengthOf(bytes), ...bytes];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7d]), // type: i32 -> f32
    ...section(3, [1, 0]),
    ...section(7, [1, 3, 0x72, 0x75, 0x6e, 0, 0]), // export "run"
    ...section(10, [1, ...lengthOf(body), ...body]),
  ]);
}

/** An unsigned LEB128 number below 2¹⁴. */
function lengthOf({ length }: number[]): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, length >> 7];
}
