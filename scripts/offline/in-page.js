// Runs in the page that is shown without a connection.
const again = () => location.reload();
document.querySelector('button').addEventListener('click', again);
addEventListener('online', again);
// The page may hear of a connection before what fetches for it has one, and then of no other.
setInterval(() => navigator.onLine && again(), 10_000);
