// What is pressed before the page's scripts have come is pressed when they have.
(() => {
  const pressed = new Set();
  const keep = (event) => {
    const part = event.target.closest('button, label, input');
    if (!(part?.control ?? part)?.matches('button, [type=radio], [type=checkbox]')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.delete(part);
    pressed.add(part);
  };
  const release = () => {
    removeEventListener('click', keep, true);
    for (const part of pressed) part.click();
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
})();
