/** In a site that is still closed there is nothing to render: the site's guard answers first. */
export default function UnbuiltScreen(): null {
  return null;
}
