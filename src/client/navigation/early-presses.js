// What is pressed before the page's scripts have come is pressed when they have: nothing is lost.
(() => {
  const pressed = new Set();
  const keep = (event) => {
    const part = event.target.closest('button, label, input');
    if (part === null) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(part);
  };
  const release = () => {
    removeEventListener('click', keep, true);
    for (const part of pressed) part.click();
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
})();
