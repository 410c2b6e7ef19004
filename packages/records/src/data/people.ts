/** People are records of this resource. */
export const people = 'user'
