/** A place on the paper, in its units. */
export type Place = readonly [x: number, y: number];

/** A closed outline through places as the `d` of a path: each told from the one before, in tenths, so that it is short. */
export function outlineText(places: readonly Place[]): string {
  const [first, ...rest] = places;
  if (!first || rest.length < 2) return "";
  let [x, y] = [tenths(first[0]), tenths(first[1])];
  let d = `M${numberText(x)} ${numberText(y)}l`;
  let isFirst = true;
  for (const place of rest) {
    const [toX, toY] = [tenths(place[0]), tenths(place[1])];
    if (toX === x && toY === y) continue;
    d +=
      (isFirst ? "" : separatorBefore(toX - x)) + numberText(toX - x) + separatorBefore(toY - y) + numberText(toY - y);
    [x, y] = [toX, toY];
    isFirst = false;
  }
  return isFirst ? "" : `${d}z`;
}

const tenths = (value: number): number => Math.round(value * 10);

/** A whole number of tenths; `-0.4` as `-.4`: a nought says nothing. */
function numberText(inTenths: number): string {
  const size = Math.abs(inTenths);
  const [whole, rest] = [Math.floor(size / 10), size % 10];
  const sign = inTenths < 0 ? "-" : "";
  if (rest === 0) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? "" : whole}.${rest}`;
}

const separatorBefore = (inTenths: number): string => (inTenths < 0 ? "" : " ");
