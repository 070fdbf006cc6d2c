;;; What is done in Emacs; .ci/editors/emacs starts it with the file that is edited.  -*- lexical-binding: t -*-

(require 'eglot)
(require 'flymake)

(defun spec-fail (format &rest values)
  "Ends Emacs with a sentence."
  (princ (concat (apply #'format format values) "\n") #'external-debugging-output)
  (kill-emacs 1))

(defun spec-wait (what holds)
  "Waits until a function returns something, for at most half a minute."
  (let ((turns 300) answer)
    (while (and (not (setq answer (funcall holds))) (> turns 0))
      (setq turns (1- turns))
      (accept-process-output nil 0.1))
    (or answer (spec-fail "%s did not happen within 30 seconds; the buffer:\n%s" what (buffer-string)))))

(defun spec-diagnostics ()
  "The texts of the diagnostics in this buffer."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun spec-told (part)
  "Whether a diagnostic of this buffer has a part."
  (seq-some (lambda (text) (string-match-p (regexp-quote part) text)) (spec-diagnostics)))

(find-file (car command-line-args-left))
(setq command-line-args-left nil)
(setq eglot-sync-connect 30)
(unless (eq major-mode 'feature-mode) (spec-fail "the mode of a feature is %s" major-mode))
;; The hook of the recipe connects only once Emacs is idle, which a batch never is.
(unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))

;; An undefined step is reported, until it is corrected.
(spec-wait "the diagnostic" (lambda () (spec-told "no step definition matches")))
(goto-char (point-min))
(search-forward "tpye")
(replace-match "type")
(eglot--signal-textDocument/didChange)
(spec-wait "the correction" (lambda () (not (spec-told "no step definition matches"))))

;; Steps are offered after the keyword, the text step of the other file among them.
(goto-char (point-min))
(search-forward "And I sign in as 한글\n")
(insert "    And \n")
(backward-char)
(let ((offers (all-completions "" (nth 2 (eglot-completion-at-point)))))
  (unless (seq-some (lambda (offer) (string-prefix-p "I sign in as" offer)) offers)
    (spec-fail "the step is not offered, only: %S" (mapcar #'substring-no-properties offers))))
(delete-region (line-beginning-position) (1+ (line-end-position)))

;; Formatting moves the last step to the others.
(eglot-format-buffer)
(goto-char (point-min))
(unless (re-search-forward "^    Then \"Next\"" nil t) (spec-fail "not formatted:\n%s" (buffer-string)))

;; Renaming changes the call and the definition in the other file.
(goto-char (point-min))
(search-forward "I sign in")
(eglot--signal-textDocument/didChange)
;; A batch cannot be asked whether the edits are welcome.
(cl-letf (((symbol-function 'y-or-n-p) (lambda (&rest _) t))) (eglot-rename "<name> signs in"))
(save-some-buffers t)

;; The definition of the step is in the other file.
(goto-char (point-min))
(search-forward "한글 signs")
(let ((places (xref-backend-definitions 'eglot "LSP identifier at point.")))
  (unless (and places
               (string-match-p "steps\\.feature" (xref-location-group (xref-item-location (car places)))))
    (spec-fail "the definition is at %s" places)))

(eglot-shutdown (eglot-current-server))
(princ "Emacs: diagnostics, completion, formatting, renaming in two files and definition as expected\n")
