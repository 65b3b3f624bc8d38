import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ClosedEye } from "./closed-eye.tsx";

export const sandboxes = {
  "shut, until it comes": () => <Waiting />,
  "it came": () => <ClosedEye label="読みこみました" isOpen />,
};

function Waiting() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ClosedEye label={isOpen ? "読みこみました" : "読みこんでいます"} isOpen={isOpen} />
      <Button compact look="line" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "とじる" : "ひらく"}
      </Button>
    </>
  );
}
