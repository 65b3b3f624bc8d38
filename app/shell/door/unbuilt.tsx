/** Behind a door that is still closed there is nothing to render: the door's guard answers first. */
export default function Unbuilt(): null {
  return null;
}
