import { describe, expect, it } from "vitest";
import { photoKind, pixelsOf } from "./photo-kind.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from([
    ...parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
    ...Array<number>(32).fill(0),
  ]);

describe("a chosen file", () => {
  it("is known by its first bytes, whatever it is called", () => {
    expect(photoKind(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe("jpeg");
    expect(photoKind(bytes([0x89], "PNG"))).toBe("png");
    expect(photoKind(bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 "))).toBe("webp");
    expect(photoKind(bytes([0, 0, 0, 28], "ftypavif"))).toBe("avif");
    expect(photoKind(bytes([0, 0, 0, 28], "ftypheic"))).toBe("heic");
    expect(photoKind(bytes([0, 0, 0, 28], "ftypmif1"))).toBe("heic");
  });

  it("that is a film, a text or nothing is no picture", () => {
    expect(photoKind(bytes([0, 0, 0, 28], "ftypisom"))).toBe("none");
    expect(photoKind(bytes("<html>"))).toBe("none");
    expect(photoKind(new Uint8Array())).toBe("none");
  });

  it("says how large it is before anybody unpacks it", () => {
    const png = bytes([0x89], "PNG", [13, 10, 26, 10, 0, 0, 0, 13], "IHDR", [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    expect(pixelsOf(png, photoKind(png))).toBe(900_000_000);
    expect(pixelsOf(bytes([0xff, 0xd8, 0xff]), "jpeg")).toBeNull();
  });
});
