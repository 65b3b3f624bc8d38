import { Slider } from "./slider.tsx";

export const sandboxes = {
  "at its start, within, at its end": () => (
    <>
      <Slider aria-label="一" min={0} max={10} defaultValue={0} />
      <Slider aria-label="二" min={0} max={10} defaultValue={4} />
      <Slider aria-label="三" min={0} max={10} defaultValue={10} />
    </>
  ),
  closed: () => <Slider aria-label="四" disabled min={0} max={10} defaultValue={4} />,
};
