import type { CurrentOp, Fire, Gate, Op, WallOp } from "#app/kits/game/script.ts";

// Short names for the orders of a pattern, so that a stage reads like a score.

export const wait = (t: number): Op => ({ op: "wait", t });
export const repeat = (n: number, ...orders: Op[]): Op => ({ op: "repeat", n, do: orders });
/** Until the phase ends. */
export const always = (...orders: Op[]): Op => repeat(9999, ...orders);
export const beside = (...orders: Op[]): Op => ({ op: "beside", do: orders });
export const fire = (volley: Omit<Fire, "op">): Op => ({ op: "fire", ...volley });
export const gate = (order: Omit<Gate, "op">): Op => ({ op: "gate", ...order });
export const wall = (order: Omit<WallOp, "op">): Op => ({ op: "wall", ...order });
export const current = (order: Omit<CurrentOp, "op">): Op => ({ op: "current", ...order });
export const move = (x: number, y: number, t: number): Op => ({ op: "move", x, y, t });
export const shift = (x: number, y: number, t: number): Op => ({ op: "shift", x, y, t });
export const drift = (vx: number, vy: number): Op => ({ op: "drift", vx, vy });
export const sway = (x: number, y: number, period: number): Op => ({ op: "sway", x, y, period });
export const begin = (a: number): Op => ({ op: "begin", a });
export const lock: Op = { op: "lock" };
export const warn = (t: number, as: "line" | "lane" | "ring"): Op => ({ op: "warn", t, as });
export const leave: Op = { op: "leave" };
export const sign = (number: number): Op => ({ op: "sign", sign: number });
