const BLOCKS = 'p, ul, ol, li, h3, h4, table';
const SPACE = /[ \t\r\n\f]+/g;
const renamed: Readonly<Record<string, string>> = { B: 'strong', I: 'em', H1: 'h3', H2: 'h3' };

/** Another element with the same content. */
function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Takes away what is written between lines only, and blanks at the ends of a block. */
function tidyText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    const isEdge = (beside: ChildNode | null) =>
      beside === null
        ? text.parentElement?.matches(`body, ${BLOCKS}`)
        : beside instanceof Element && beside.matches(`br, ${BLOCKS}`);
    let data = text.data.replaceAll(SPACE, ' ');
    if (isEdge(text.previousSibling) === true) data = data.replace(/^ /, '');
    if (isEdge(text.nextSibling) === true) data = data.replace(/ $/, '');
    if (data === '') text.remove();
    else text.data = data;
  }
}

/**
 * HTML of a description in the one form the shop keeps: no attributes but addresses of links, no paragraphs within points
 * of a list, text always in a block. '' for nothing written.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (name !== 'href' || element.tagName !== 'A') element.removeAttribute(name);
    const other = renamed[element.tagName];
    if (other !== undefined) rename(element, other);
  }
  tidyText(body);
  for (const paragraph of body.querySelectorAll('li > p:first-child'))
    if (paragraph.nextElementSibling?.tagName !== 'P') paragraph.replaceWith(...paragraph.childNodes);
  if (body.childNodes.length > 0 && body.querySelector(BLOCKS) === null)
    body.innerHTML = `<p>${body.innerHTML}</p>`;
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}
