import { useMessages } from "#app/kits/i18n/messages.tsx";
import { sizes, stampForms } from "#contracts/painting-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { forms } from "../rules/draw/stamps.ts";
import css from "./painting-canvas.module.css";
import { type Tool, toolKinds } from "../rules/canvas-tools.ts";

interface ToolProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
}

/** Brushes, stamps, the eraser; their size, and for stamps form and turn. */
export function ToolRow({ tool, onTool }: ToolProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <fieldset className={`${css.row} stack-2`}>
        <legend className="text-note">{t("canvas.tools")}</legend>
        <div className="row-2">
          {toolKinds.map((kind) => (
            <label key={kind} className={`${css.choice} choice-tile`}>
              <input
                type="radio"
                name="ucp-tool"
                checked={tool.kind === kind}
                onChange={() => onTool({ ...tool, kind })}
              />
              <span className="middle target-box text-body">{t(`canvas.${kind}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {tool.kind !== "eraser" && <SizeChoice tool={tool} onTool={onTool} />}
      {tool.kind === "stamp" && <StampChoice tool={tool} onTool={onTool} />}
    </>
  );
}

function SizeChoice({ tool, onTool }: ToolProps) {
  const t = useMessages<Messages>();
  return (
    <fieldset className={`${css.row} stack-2`}>
      <legend className="text-note">{t("canvas.size")}</legend>
      <div className="row-2">
        {sizes.map((size) => (
          <label key={size} className={`${css.choice} choice-tile`}>
            <input
              type="radio"
              name="ucp-size"
              checked={tool.size === size}
              onChange={() => onTool({ ...tool, size })}
            />
            <span className="middle target-box text-body">{t(`canvas.size${size}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Form and turn of the stamp. */
function StampChoice({ tool, onTool }: ToolProps) {
  const t = useMessages<Messages>();
  return (
    <fieldset className={`${css.row} stack-2`}>
      <legend className="text-note">{t("canvas.forms")}</legend>
      <div className={`${css.forms} stack-2`}>
        {stampForms.map((form) => (
          <label key={form} className={`${css.form} boxed choice-box choice-tile text-fine`}>
            <input
              type="radio"
              name="ucp-form"
              checked={tool.form === form}
              onChange={() => onTool({ ...tool, form })}
            />
            <svg viewBox="-52 -52 104 104" aria-hidden="true">
              <path d={forms[form].body} transform={`rotate(${45 * tool.turn})`} />
            </svg>
            <span>{t(`form.${form}`)}</span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className={`${css.turn} text-fine`}
        onClick={() => onTool({ ...tool, turn: (tool.turn + 1) % 8 })}
      >
        {t("canvas.turn")}　{t("canvas.turned", { degrees: 45 * tool.turn })}
      </button>
    </fieldset>
  );
}
