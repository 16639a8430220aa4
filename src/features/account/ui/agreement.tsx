import { Link } from 'react-router';
import { accountTexts } from '../texts.ts';

const { before, terms, between, privacy } = accountTexts.agreement;
const link = 'text-accent-ink underline underline-offset-4';

/** What the user agrees to by creating the account; shown where the account is created. */
export function Agreement() {
  return (
    <p>
      {before}{' '}
      <Link to="/terms" className={link}>
        {terms}
      </Link>
      {between}{' '}
      <Link to="/privacy" className={link}>
        {privacy}
      </Link>
      .
    </p>
  );
}
