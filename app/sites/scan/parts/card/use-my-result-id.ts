import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

/** The id of the result that the visitor kept last; null until it is known, and where there is none. */
export function useMyResultId(): string | null {
  const { summary } = useVisitor();
  const path = summary?.faceType == null ? null : "/api/scan/results";
  // Where it cannot be had, a pasted link does the same.
  const { data } = useFetched(path, async () => (await import("#contracts/face-result.ts")).faceResultsSchema);
  return data?.results[0]?.id ?? null;
}
