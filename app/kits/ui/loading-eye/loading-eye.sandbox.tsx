import { useState } from "react";
import { Button } from "../button/button.tsx";
import { LoadingEye } from "./loading-eye.tsx";

export const sandboxes = {
  "shut, until it comes": () => <Waiting />,
  "it came": () => <LoadingEye label="読みこみました" isOpen />,
};

function Waiting() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LoadingEye label={isOpen ? "読みこみました" : "読みこんでいます"} isOpen={isOpen} />
      <Button compact look="line" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "とじる" : "ひらく"}
      </Button>
    </>
  );
}
