// Arrays as values of a statement, in PostgreSQL's binary form (array_recv). For batches of hundreds: the driver would write
// each array as text, sign by sign, and the database would read it so. Anywhere else a plain array is good.
import { jstDayNumber } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";

/** Types by their numbers in pg_type. */
const oids = { uuid: 2_950, text: 25, int4: 23, date: 1_082, timestamptz: 1_184 };
const headerBytes = 20;
const lengthBytes = 4;
/** PostgreSQL counts days and microseconds from the start of the year 2000. */
const epochMs = Date.UTC(2_000, 0, 1);
const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A value for `uuid[]`. @throws RangeError when one is no UUID */
export function uuidArray(ids: readonly string[]): Buffer {
  const wrong = ids.find((id) => !uuidForm.test(id));
  if (wrong !== undefined) throw new RangeError(`no UUID: ${wrong}`);
  // All at once, lengths and all: a call a value would cost more than the reading.
  const length = "00000010";
  const values = ids.length === 0 ? "" : `${length}${ids.join(length).replaceAll("-", "")}`;
  return Buffer.concat([withHeader(oids.uuid, ids.length, 0), Buffer.from(values, "hex")]);
}

/** A value for `int4[]`. */
export function intArray(numbers: readonly (number | null)[]): Buffer {
  return fillArray(oids.int4, numbers, 4, (buffer, at, number) => buffer.writeInt32BE(number, at));
}

/** A value for `timestamptz[]`. */
export function momentArray(moments: readonly Date[]): Buffer {
  return fillArray(oids.timestamptz, moments, 8, (buffer, at, moment) => {
    const micros = (moment.getTime() - epochMs) * 1_000;
    buffer.writeInt32BE(Math.floor(micros / 2 ** 32), at);
    buffer.writeUInt32BE(micros >>> 0, at + 4);
  });
}

/** A value for `date[]`: the days in Japan of these moments. */
export function jstDayArray(moments: readonly Date[]): Buffer {
  return fillArray(oids.date, moments, 4, (buffer, at, moment) =>
    buffer.writeInt32BE(jstDayNumber(moment) - epochMs / dayMs, at),
  );
}

/** A value for `text[]`. */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  // One call writes all of them, because a length below 128 is a letter as well.
  if (lengths.every((length) => length < 128)) {
    const values = texts.map((text, index) => `\0\0\0${String.fromCharCode(lengths[index] ?? 0)}${text}`).join("");
    return Buffer.concat([withHeader(oids.text, texts.length, 0), Buffer.from(values)]);
  }
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  const buffer = withHeader(oids.text, texts.length, texts.length * lengthBytes + bytes);
  let at = headerBytes;
  for (const [index, text] of texts.entries()) {
    at = buffer.writeInt32BE(lengths[index] ?? 0, at);
    at += buffer.write(text, at);
  }
  return buffer;
}

/** An array of values of one length; a null has none. */
function fillArray<Value>(
  oid: number,
  values: readonly (Value | null)[],
  bytes: number,
  write: (buffer: Buffer, at: number, value: Value) => void,
): Buffer {
  const nulls = values.filter((value) => value === null).length;
  const buffer = withHeader(oid, values.length, values.length * lengthBytes + (values.length - nulls) * bytes);
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

/** One dimension, counted from 1, with room for so many bytes of lengths and values behind it. */
function withHeader(oid: number, count: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(headerBytes + bytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
}
