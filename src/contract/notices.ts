/** Mails that an owner can do without; what guards the account is always mailed. */
export const noticeKinds = ['new-device', 'analysis-ready'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
