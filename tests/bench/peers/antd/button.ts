// What comes along when only this is imported.
export { Button } from 'antd'
