/**
 * What `onSubmit` throws when the answer says what is wrong: the message stands above the form, each field's text at its field.
 * Fields are named as in FormField.
 */
export class FormError extends Error {
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'FormError'
    this.fields = fields
  }
}
