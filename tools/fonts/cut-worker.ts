// A thread that cuts what it is sent, one after the other.
import { parentPort } from "node:worker_threads";
import { type Cut, cutFont } from "./cut-font.ts";

parentPort?.on("message", (cut: Cut) => {
  void cutFont(cut).then((bytes) => parentPort?.postMessage(bytes, []));
});
