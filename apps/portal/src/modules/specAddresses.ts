/** Pages that have another address here than the specification gives them: links that people and other systems keep go on working. */
export const specAddresses: Readonly<Record<string, string>> = {
  '/authority/apiScope': '/system/api-scope',
  '/authority/dataScope': '/system/data-scope',
  '/authority/role': '/system/role',
  '/authority/roleUser': '/system/role-user',
  '/authority/userPermission': '/system/user',
  '/base/region': '/system/region',
  '/desk/note': '/work/note',
  '/knowledge/fileShare': '/knowledge/file-share',
  '/knowledge/hotDocument': '/knowledge/post',
  '/pda/authority': '/system/pda-authority',
  '/pda/urlMatchRule': '/system/pda-url-rule',
  '/pda/version': '/system/pda-version',
  '/scm/org': '/system/organisation',
  '/scm/purchaseOrder': '/scm/purchase-order',
  '/system/dept': '/system/department',
  '/system/dictbiz': '/system/dict',
}
