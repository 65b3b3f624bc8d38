import { type ComponentType, type LazyExoticComponent, type ReactNode, lazy } from "react";

/** What a `*.sandbox.tsx` exports: its states by name. Each may use hooks. */
export type SandboxFile = { sandboxes: Record<string, () => ReactNode> };

export type Bench = { id: string; States: LazyExoticComponent<ComponentType<StatesProps>> };

type StatesProps = { Frame: ComponentType<{ name: string; children: ReactNode }> };

/**
 * One bench per sandbox file, by the short name of its part ("ui/button"), in alphabetical order; the file itself is
 * fetched when its bench is shown. Takes what `import.meta.glob` gives.
 */
export function collectBenches(files: Record<string, () => Promise<SandboxFile>>): Bench[] {
  return Object.entries(files)
    .map(([path, load]) => ({
      id: benchId(path),
      States: lazy(async () => {
        const { sandboxes } = await load();
        return { default: ({ Frame }: StatesProps) => drawStates(sandboxes, Frame) };
      }),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** "../../kits/ui/button/button.sandbox.tsx" is "ui/button", "../../sites/mcm/parts/wand.sandbox.tsx" is "mcm/parts/wand". */
export function benchId(path: string): string {
  return path
    .replace(/^(\.\.\/)*(kits|sites)?\/?/, "")
    .replace(/\.sandbox\.tsx$/, "")
    .replace(/([^/]+)\/\1$/, "$1");
}

function drawStates(sandboxes: SandboxFile["sandboxes"], Frame: StatesProps["Frame"]) {
  return Object.entries(sandboxes).map(([name, State]) => (
    <Frame key={name} name={name}>
      <State />
    </Frame>
  ));
}
