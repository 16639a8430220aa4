/** What a register has on a company; what it does not have is null. */
export interface RegisteredCompany {
  /** Ten digits. */
  orgNumber: string;
  name: string;
  city: string | null;
  /** SNI codes of five digits, the main one first; the name as the register has it. */
  industries: { code: string; name: string | null }[];
  /** `Aktiebolag`. */
  form: string | null;
  /** `Aktivt`, or how it is being wound up. */
  status: string | null;
  foundedYear: number | null;
  /** What the company says it does. */
  activity: string | null;
  revenue: number | null;
  ceo: string | null;
}

export interface CompanyRegister {
  /** As users are told. */
  name: string;
  /** The company with these ten digits; null where the register has none. Throws RegisterAwayError. */
  byNumber(orgNumber: string): Promise<RegisteredCompany | null>;
}

/** A register that can be searched by name too. */
export interface NamedCompanyRegister extends CompanyRegister {
  /** Companies of that name or one spelled much like it, the most alike first. */
  byName(name: string): Promise<RegisteredCompany[]>;
}

/** The register does not answer now; it may in `retryAfterSeconds`. */
export class RegisterAwayError extends Error {
  override name = 'RegisterAwayError';
  readonly retryAfterSeconds: number;

  constructor(why: string, retryAfterSeconds: number) {
    super(why);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
