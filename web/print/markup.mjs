// Stands in for Preact while the client's Markdown is turned into HTML text for print.
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

class Markup {
  constructor(html) {
    this.html = html;
  }
}

/** What a child of an element is as HTML. */
export const html = (child) => {
  if (child instanceof Markup) return child.html;
  if (Array.isArray(child)) return child.map(html).join('');
  return child === null || child === undefined || typeof child === 'boolean' ? '' : escaped(`${child}`);
};

export const h = (name, properties, ...children) => {
  const attributes = Object.entries(properties ?? {}).map(([key, value]) => ` ${key}="${escaped(`${value}`).replaceAll('"', '&quot;')}"`);
  return new Markup(`<${name}${attributes.join('')}>${html(children)}</${name}>`);
};

export const Fragment = 'div';
