// Arrays as values of a statement, in PostgreSQL's binary form (array_recv). For batches of hundreds: the driver would write
// each array as text, sign by sign, and the database would read it so. Anywhere else a plain array is good.

/** Types by their numbers in pg_type. */
const oids = { uuid: 2_950, text: 25, int4: 23, date: 1_082, timestamptz: 1_184 };
const headerBytes = 20;
const lengthBytes = 4;
/** PostgreSQL counts days and microseconds from the start of the year 2000. */
const epochMs = Date.UTC(2_000, 0, 1);
const dayMs = 86_400_000;
const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A value for `uuid[]`. @throws RangeError when one is no UUID */
export function uuidArray(ids: readonly string[]): Buffer {
  const wrong = ids.find((id) => !uuidForm.test(id));
  if (wrong !== undefined) throw new RangeError(`no UUID: ${wrong}`);
  // All at once: a call a value would cost more than the reading.
  const bytes = Buffer.from(ids.join("").replaceAll("-", ""), "hex");
  let next = 0;
  return filled(oids.uuid, ids, 16, (buffer, at) => {
    bytes.copy(buffer, at, next, (next += 16));
  });
}

/** A value for `int4[]`. */
export function intArray(numbers: readonly (number | null)[]): Buffer {
  return filled(oids.int4, numbers, 4, (buffer, at, number) => buffer.writeInt32BE(number, at));
}

/** A value for `timestamptz[]`. */
export function momentArray(moments: readonly Date[]): Buffer {
  return filled(oids.timestamptz, moments, 8, (buffer, at, moment) => {
    const micros = (moment.getTime() - epochMs) * 1_000;
    buffer.writeInt32BE(Math.floor(micros / 2 ** 32), at);
    buffer.writeUInt32BE(micros >>> 0, at + 4);
  });
}

/** A value for `date[]`. @param days "YYYY-MM-DD" */
export function dayArray(days: readonly string[]): Buffer {
  const numbers = new Map([...new Set(days)].map((day) => [day, (Date.parse(day) - epochMs) / dayMs]));
  return filled(oids.date, days, 4, (buffer, at, day) => buffer.writeInt32BE(numbers.get(day) ?? 0, at));
}

/** A value for `text[]`. */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const buffer = withHeader(
    oids.text,
    texts.length,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let at = headerBytes;
  for (const [place, text] of texts.entries()) {
    at = buffer.writeInt32BE(lengths[place] ?? 0, at);
    at += buffer.write(text, at);
  }
  return buffer;
}

/** An array of values of one length; a null has none. */
function filled<Value>(
  oid: number,
  values: readonly (Value | null)[],
  bytes: number,
  write: (buffer: Buffer, at: number, value: Value) => void,
): Buffer {
  const nulls = values.filter((value) => value === null).length;
  const buffer = withHeader(oid, values.length, (values.length - nulls) * bytes);
  buffer.writeInt32BE(nulls === 0 ? 0 : 1, 4);
  let at = headerBytes;
  for (const value of values) {
    at = buffer.writeInt32BE(value === null ? -1 : bytes, at);
    if (value === null) continue;
    write(buffer, at, value);
    at += bytes;
  }
  return buffer;
}

/** One dimension, counted from 1. */
function withHeader(oid: number, count: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(headerBytes + count * lengthBytes + bytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
}
