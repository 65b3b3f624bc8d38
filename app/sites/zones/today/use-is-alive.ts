import { useSyncExternalStore } from "react";

/** False on the server and while this part hydrates, however late that is; then true, at once on later pages. */
export const useIsAlive = (): boolean => useSyncExternalStore(noChange, isTrue, isFalse);

const noChange = (): (() => void) => () => {};
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;
