import * as v from "valibot";
import { findShopUrlFault } from "#contracts/shop-url.ts";

/** Text of an environment variable: set, and empty counts as not set. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));

/** An http(s) address of another place, kept as it was written. */
export const httpUrl = v.pipe(
  text,
  v.check((value) => hasProtocol(value, ["http:", "https:"]), "is not an http or https address"),
);

/** The shop outside: an http(s) address, or a template of one with `{jan}`, `{code}` or `{id}` behind its host. */
export const shopUrl = v.pipe(
  text,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findShopUrlFault(dataset.value) : null;
    if (fault) addIssue({ message: fault });
  }),
  v.check(
    (value) => hasProtocol(value.replaceAll(/[{}]/g, ""), ["http:", "https:"]),
    "is not an http or https address",
  ),
);

/** `https://host[:port]`, without the trailing slash, so that a path can be put behind it. */
export const origin = v.pipe(
  httpUrl,
  v.check((value) => isBareOrigin(value), "has a path, a query or a user name; only scheme, host and port belong here"),
  v.transform((value) => new URL(value).origin),
);

/** A place below which paths are put: an http(s) address without query, kept without trailing slashes. */
export const baseUrl = v.pipe(
  httpUrl,
  v.check((value) => !/[?#]/.test(value), "has a query or a fragment"),
  v.transform((value) => value.replace(/\/+$/, "")),
);

/** An address with one of the given schemes ("postgres:"); it may hold a password and is never shown. */
export const addressOf = (protocols: readonly string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => hasProtocol(value, protocols),
      `does not start with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    ),
  );

/** Where a weakness is reported, as RFC 9116 wants it: `mailto:`, `tel:` or `https:`. */
export const securityContact = v.pipe(
  text,
  v.regex(/^(mailto:[^\s@,]+@[^\s@,]+|https:\/\/[^\s,]+|tel:\+?[\d-]+)$/, "is no mailto:, https: or tel: address"),
);

/** `1` for yes, `0` for no. */
export const yesOrNo = v.pipe(
  text,
  v.picklist(["0", "1"], "is neither 1 nor 0"),
  v.transform((value) => value === "1"),
);

/** A TCP port; 0 lets the system choose. */
export const port = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, "is not a port number"),
  v.transform(Number),
  v.maxValue(65535, "is above 65535"),
);

/** A multiplier above 0. */
export const factor = v.pipe(
  text,
  v.regex(/^\d+(\.\d+)?$/, "is not a number"),
  v.transform(Number),
  v.check((value) => value > 0, "must be above 0"),
);

/** A whole number from `least` to `most`. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, "is not a whole number"),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, `is not between ${min} and ${max}`),
  );

/** The address of a network interface, or a host name. */
export const listenHost = v.pipe(text, v.regex(/^[A-Za-z0-9.:_-]+$/, "is not an address or a host name"));

/** `zone.example.com` or `localhost:3000`, in lower case. */
export const hostName = v.pipe(
  text,
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, "is not a host name (no scheme, no path)"),
);

/** A path on this host: starts with `/`, no dot segments, query or spaces. */
export const urlPath = v.pipe(
  text,
  v.regex(/^\/[A-Za-z0-9._~/-]*$/, "is not a path that starts with /"),
  v.check((value) => !value.split("/").some((part) => part === "." || part === ".."), "has a . or .. in it"),
);

/** The same, ending with `/`. */
export const urlFolder = v.pipe(urlPath, v.endsWith("/", "does not end with /"), v.minLength(3, "must name a folder"));

/** A proxy of `proxy-addr`: an address, a range in CIDR form, or one of its three names. */
export const proxy = v.pipe(
  text,
  v.regex(
    /^(loopback|linklocal|uniquelocal|\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[0-9a-fA-F:]*:[0-9a-fA-F:.]*(\/\d{1,3})?)$/,
    "holds something that is neither an address, a range, loopback, linklocal nor uniquelocal",
  ),
);

export const secret = v.pipe(text, v.minLength(32, "holds a secret of fewer than 32 characters"));

export const tagId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{1,64}$/, "may hold only letters, digits, _ and -"));

export const anyText = text;

/** Items separated by commas; blanks around them do not count. */
export const listOf = <T extends v.GenericSchema<string, string>>(item: T) =>
  v.pipe(
    text,
    v.transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    ),
    v.array(item),
  );

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isBareOrigin(value: string): boolean {
  // A text that is no address at all was named by the check before; valibot goes on all the same.
  if (!URL.canParse(value)) return true;
  const url = new URL(value);
  return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "" && url.password === "";
}
