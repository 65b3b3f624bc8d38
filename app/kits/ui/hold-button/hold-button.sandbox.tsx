import { useState } from "react";
import { HoldButton } from "./hold-button.tsx";

export const sandboxes = {
  "a tap and a hold do the same": () => <Counted />,
  closed: () => (
    <HoldButton hint="あした、また押せます" onDone={() => {}} disabled>
      とじた扉
    </HoldButton>
  ),
};

function Counted() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <HoldButton hint="押す／長押し" onDone={() => setTimes(times + 1)}>
        ひらく
      </HoldButton>
      <p role="status">{times}回、ひらいた。</p>
    </>
  );
}
