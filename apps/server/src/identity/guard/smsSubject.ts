/** What failures with codes are counted under: the phone, whether or not anybody has it. No account can be called so. */
export const smsSubject = (phone: string): string => `sms:${phone}`
