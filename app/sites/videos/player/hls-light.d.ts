// The light build is the same library without what our videos do not need; its package types the whole one only.
declare module "hls.js/light" {
  export { default } from "hls.js";
}
