// Runs in the page that is shown without a connection.
const again = () => location.reload();
document.querySelector('button').addEventListener('click', again);
addEventListener('online', again);
