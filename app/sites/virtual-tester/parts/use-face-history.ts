"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isMyFace } from "#app/kits/mirror/mirror-state.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

/** Kept in the history entry that stands for one's own face on the stage. */
const ownFaceState = { ownFace: true };

/**
 * One's own face is one entry in the history, so that Back comes by here first and nobody loses a photograph unasked. Back
 * again leaves. Shades change within the entry.
 * @returns whether it is to be asked now, and what the answer to go on does
 */
export function useFaceHistory({ source }: Pick<TesterMirror, "source">): {
  isQuestionOpen: boolean;
  keep: () => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const hasEntry = isOwnFaceState(location.state);
  const isOwn = isMyFace(source.kind);
  const [isQuestionOpen, setIsQuestionOpen] = useState(false);
  const enter = useCallback(
    (search: string): void => void navigate(search || ".", { state: ownFaceState, preventScrollReset: true }),
    [navigate],
  );
  const last = useRef({ hasEntry, isOwn: false, search: location.search, source });

  useEffect(() => {
    const before = last.current;
    last.current = { hasEntry, isOwn, search: location.search, source };
    if (hasEntry) return setIsQuestionOpen(false);
    if (before.hasEntry) {
      // Nothing of one's own is on the stage any more: Back means the page before this one.
      if (!isOwn) return void navigate(-1);
      // What was chosen since then stands in the entry that was left.
      if (before.search !== location.search)
        void navigate(before.search || ".", { replace: true, preventScrollReset: true });
      last.current.search = before.search;
      return setIsQuestionOpen(true);
    }
    if (!isOwn) return setIsQuestionOpen(false);
    const isAnswered = isQuestionOpen && before.source !== source;
    if (!before.isOwn || isAnswered) enter(location.search);
  }, [hasEntry, isOwn, isQuestionOpen, source, location.search, navigate, enter]);

  return { isQuestionOpen, keep: () => enter(location.search) };
}

const isOwnFaceState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "ownFace" in state && state.ownFace === true;
