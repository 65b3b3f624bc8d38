import type { CDPSession, Page } from "@playwright/test";

/** What a page holds on to that does not go by itself. */
export interface LeakCounts {
  /** Graphics contexts that were given out and not given back. */
  contexts: number;
  /** What lay in each context when it was given back: buffers, textures, programs, frames to draw into. */
  releasedResources: Record<GlResource, number>[];
  /** Listeners on the window, the document and what else outlives a page of the zone. */
  listeners: number;
  /** Sizes and places that are watched. */
  observers: number;
  intervals: number;
  /** After the collector has been: all listeners, nodes, and bytes. */
  allListeners: number;
  nodes: number;
  heapBytes: number;
}

export type GlResource = "Buffer" | "Texture" | "Program" | "Framebuffer" | "Renderbuffer" | "VertexArray";

/**
 * Begins to count; before the first `goto`. Every point of every surface is painted grey from then on: a processor that plays
 * a chip takes ten seconds to get ready for a lacquer, and what is held does not depend on it.
 */
export async function startLeakCounter(
  page: Page,
): Promise<{ look(): Promise<LeakCounts>; framesIn(ms: number): Promise<number> }> {
  await page.addInitScript(installCounter);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.enable");
  return {
    look: async () => ({ ...(await lookWhenSettled(page)), ...(await collectGarbage(cdp)) }),
    framesIn: (ms) =>
      page.evaluate(async (waitMs) => {
        const before = window.kateHeld.frames();
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        return window.kateHeld.frames() - before;
      }, ms),
  };
}

type PageCounts = Omit<LeakCounts, "allListeners" | "nodes" | "heapBytes">;

/** What a page begins late, once it is idle or in sight, is neither a leak nor its absence: the counts have to stay for a second. */
async function lookWhenSettled(page: Page): Promise<PageCounts> {
  const look = (): Promise<PageCounts> => page.evaluate(() => window.kateHeld.look());
  for (let before = await look(); ;) {
    await page.waitForTimeout(1_000);
    const after = await look();
    if ((["contexts", "listeners", "observers", "intervals"] as const).every((name) => before[name] === after[name]))
      return after;
    before = after;
  }
}

async function collectGarbage(cdp: CDPSession): Promise<Pick<LeakCounts, "allListeners" | "nodes" | "heapBytes">> {
  const least = { allListeners: Infinity, nodes: Infinity, heapBytes: Infinity };
  // What was left behind goes in several turns: finalizers and frames of a busy machine come between two collections.
  for (let turn = 0; turn < 6; turn++) {
    await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    least.allListeners = Math.min(least.allListeners, of("JSEventListeners"));
    least.nodes = Math.min(least.nodes, of("Nodes"));
    least.heapBytes = Math.min(least.heapBytes, of("JSHeapUsedSize"));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return least;
}

declare global {
  interface Window {
    kateHeld: { look(): PageCounts; frames(): number };
  }
}

/** Runs in the page before its first script, and stands between it and what it takes. */
function installCounter(): void {
  const resourceTypes = ["Buffer", "Texture", "Program", "Framebuffer", "Renderbuffer", "VertexArray"] as const;
  const contexts = new Map<object, Map<string, number>>();
  const releasedResources: Record<(typeof resourceTypes)[number], number>[] = [];

  const getContext = HTMLCanvasElement.prototype.getContext as (...all: unknown[]) => object | null;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
    const context = getContext.apply(this, all);
    if (context && String(all[0]).startsWith("webgl") && !contexts.has(context)) contexts.set(context, new Map());
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;

  type Maker = Record<string, (...all: unknown[]) => unknown>;
  const chip = WebGL2RenderingContext.prototype as unknown as Maker;
  for (const resourceType of resourceTypes)
    for (const [act, step] of [
      ["create", 1],
      ["delete", -1],
    ] as const) {
      const real = chip[`${act}${resourceType}`]!;
      chip[`${act}${resourceType}`] = function (this: object, ...all: unknown[]) {
        const count = contexts.get(this);
        if (count && (step === 1 || all[0])) count.set(resourceType, (count.get(resourceType) ?? 0) + step);
        return real.apply(this, all);
      };
    }
  const shaderSource = chip.shaderSource!;
  chip.shaderSource = function (this: WebGL2RenderingContext, ...[shader, text]: unknown[]) {
    const isSurface = this.getShaderParameter(shader as WebGLShader, this.SHADER_TYPE) === this.FRAGMENT_SHADER;
    const grey = "precision highp float; layout(location = 0) out vec4 colour; void main() { colour = vec4(0.5); }";
    return shaderSource.call(this, shader, isSurface ? `#version 300 es\n${grey}` : text);
  } as (typeof chip)[string];
  const getExtension = chip.getExtension!;
  chip.getExtension = function (this: object, ...all: unknown[]) {
    const extension = getExtension.apply(this, all) as { loseContext?: () => void } | null;
    if (all[0] !== "WEBGL_lose_context" || !extension?.loseContext) return extension;
    return {
      restoreContext: () => {},
      loseContext: () => {
        const count = contexts.get(this);
        if (!count) return;
        contexts.delete(this);
        releasedResources.push(
          Object.fromEntries(
            resourceTypes.map((resourceType) => [resourceType, count.get(resourceType) ?? 0]),
          ) as (typeof releasedResources)[number],
        );
        extension.loseContext!();
      },
    };
  };

  const lasting = (target: EventTarget): boolean =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target === window.visualViewport ||
    target instanceof MediaQueryList ||
    (!(target instanceof Node) && !(target instanceof AbortSignal) && target === navigator.serviceWorker);
  const saved = new Map<EventTarget, Map<string, Set<unknown>>>();
  const named = (target: EventTarget, type: string, capture: boolean): Set<unknown> => {
    const byName = saved.get(target) ?? new Map<string, Set<unknown>>();
    saved.set(target, byName);
    const key = `${type} ${capture}`;
    const set = byName.get(key) ?? new Set();
    byName.set(key, set);
    return set;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target: EventTarget = this ?? window;
    if (listener && lasting(target)) {
      const { capture = false, once = false, signal } = typeof options === "object" ? options : { capture: !!options };
      const set = named(target, type, capture);
      if (!signal?.aborted) set.add(listener);
      if (signal) add.call(signal, "abort", () => set.delete(listener), { once: true });
      if (once) add.call(target, type, () => set.delete(listener), { once: true, capture });
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target: EventTarget = this ?? window;
    if (listener && lasting(target))
      named(target, type, typeof options === "object" ? (options.capture ?? false) : !!options).delete(listener);
    return remove.call(target, type, listener, options);
  };

  const watched = new Map<object, Set<object>>();
  for (const kind of [ResizeObserver, IntersectionObserver, MutationObserver] as unknown as { prototype: Maker }[]) {
    const { observe, unobserve, disconnect } = kind.prototype;
    kind.prototype.observe = function (this: object, ...all: unknown[]) {
      watched.set(this, (watched.get(this) ?? new Set()).add(all[0] as object));
      return observe!.apply(this, all);
    };
    if (unobserve)
      kind.prototype.unobserve = function (this: object, ...all: unknown[]) {
        watched.get(this)?.delete(all[0] as object);
        return unobserve.apply(this, all);
      };
    kind.prototype.disconnect = function (this: object, ...all: unknown[]) {
      watched.delete(this);
      return disconnect!.apply(this, all);
    };
  }

  let frames = 0;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => {
    frames++;
    return request(act);
  };
  const intervals = new Set<unknown>();
  const [begin, end] = [window.setInterval.bind(window), window.clearInterval.bind(window)] as unknown as [
    (...all: unknown[]) => number,
    (timer?: number) => void,
  ];
  window.setInterval = ((...all: unknown[]) => {
    const timer = begin(...all);
    intervals.add(timer);
    return timer;
  }) as typeof window.setInterval;
  window.clearInterval = ((timer?: number) => {
    intervals.delete(timer);
    end(timer);
  }) as typeof window.clearInterval;

  const sum = (sets: Iterable<Set<unknown>>): number => [...sets].reduce((count, { size }) => count + size, 0);
  window.kateHeld = {
    look: () => ({
      contexts: contexts.size,
      releasedResources,
      listeners: [...saved.values()].reduce((count, byName) => count + sum(byName.values()), 0),
      observers: sum(watched.values()),
      intervals: intervals.size,
    }),
    frames: () => frames,
  };
}
