import { useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { firstFlow, type Flow, isBehind, type Move, moveOn } from "./scan-flow.ts";

/** Stands in the address while the visitor is behind the landing. No element has this id: nothing is scrolled to. */
const mark = "#face";

/**
 * The flow of one visit, with the browser's own back and forward: back leads to the landing, forward to where the
 * reading stood. A jump to an anchor is neither a page view nor a call to the server.
 */
export function useScanFlow(): [Flow, (move: Move) => void] {
  const [flow, dispatch] = useReducer(moveOn, firstFlow);
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const isMarked = hash === mark;
  const behind = isBehind(flow);
  const arrivedBy = useRef({ key, behind });

  useEffect(() => {
    const before = arrivedBy.current;
    const hasMoved = before.key !== key;
    arrivedBy.current = { key, behind };
    if (isMarked === behind) return;
    // The browser's buttons moved the address: the flow follows. Else the flow moved, and the address follows it.
    if (hasMoved) dispatch({ do: isMarked ? "forward" : "back" });
    else if (behind) void navigate({ hash: mark }, { state: { fromLanding: true }, preventScrollReset: true });
    else if (before.behind) void navigate(-1);
    else void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  }, [behind, isMarked, key, navigate]);

  return [flow, dispatch];
}
