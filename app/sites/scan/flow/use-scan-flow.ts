import { useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { initialFlow, type Flow, isPastLanding, type Move, advanceFlow } from "./scan-flow.ts";

/** Stands in the address while the visitor is behind the landing. No element has this id: nothing is scrolled to. */
const faceHash = "#face";

/**
 * The flow of one visit, with the browser's own back and forward: back leads to the landing, forward to where the
 * reading stood. A jump to an anchor is neither a page view nor a call to the server.
 */
export function useScanFlow(): [Flow, (move: Move) => void] {
  const [flow, dispatch] = useReducer(advanceFlow, initialFlow);
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const isMarked = hash === faceHash;
  const behind = isPastLanding(flow);
  const arrivedBy = useRef({ key, behind });

  useEffect(() => {
    const before = arrivedBy.current;
    const hasMoved = before.key !== key;
    arrivedBy.current = { key, behind };
    if (isMarked === behind) return;
    // The browser's buttons moved the address: the flow follows. Else the flow moved, and the address follows it.
    if (hasMoved) dispatch({ do: isMarked ? "forward" : "back" });
    else if (behind) void navigate({ hash: faceHash }, { state: { fromLanding: true }, preventScrollReset: true });
    else if (before.behind) void navigate(-1);
    else void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }, [behind, isMarked, key, navigate]);

  return [flow, dispatch];
}
