// What comes along when only this is imported.
export { Button } from '../../../../packages/design-system/src/index.ts'
