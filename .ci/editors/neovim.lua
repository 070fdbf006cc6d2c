-- Starts `spec lsp` for the file that is open; for Neovim 0.7 and newer.
local root = vim.fn.getcwd()
local command = vim.split(vim.env.LSP_SERVER, " ")
local client = vim.lsp.start_client({
  name = "spec",
  cmd = command,
  cmd_cwd = root,
  root_dir = root,
  workspace_folders = { { uri = vim.uri_from_fname(root), name = "suite" } },
})
vim.lsp.buf_attach_client(0, client)
vim.diagnostic.config({ virtual_text = true, update_in_insert = true })
vim.opt.signcolumn = "no"
